/** Escapes a text for HTML, also for attributes in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** One choice of a simulator's page: a button that sends its name and value. */
export const choiceButton = (choice: {
  readonly name: string
  readonly value: string
  readonly title: string
  readonly about?: string
}): string => {
  const about = choice.about === undefined ? '' : `<span>${escapeHtml(choice.about)}</span>`
  return `<li><button type="submit" name="${choice.name}" value="${escapeHtml(choice.value)}"><b>${escapeHtml(choice.title)}</b>${about}</button></li>`
}

/** A field whose text others who look at the screen can't read. */
export const hiddenField = (name: string, label: string): string =>
  `<label>${escapeHtml(label)}<input type="password" name="${name}" autocomplete="off"></label>`

interface Form {
  /** Where the choice is sent by POST; a link changes nothing. */
  readonly action: string
  /** HTML above the choices. */
  readonly before?: string
}

/**
 * A simulator's page on which a person who tries the app chooses what the real service would find out.
 * @param question in Chinese and English; rows the list's items, both as HTML.
 */
export function choicePage(title: string, question: string, rows: readonly string[], form?: Form): string {
  const list = `<ul>${rows.join('\n')}</ul>`
  const content = form
    ? `<form method="post" action="${escapeHtml(form.action)}">${form.before ?? ''}${list}</form>`
    : list
  return `<!DOCTYPE html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>演示环境 · ${title}</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 420px; margin: 0 auto; padding: 24px 16px }
  h1 { font-size: 22px; margin: 0 0 4px } p { margin: 0 0 16px; opacity: .75 }
  ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px }
  a, button { display: block; box-sizing: border-box; width: 100%; padding: 12px 16px; border: 1px solid #8886; border-radius: 12px; background: none; color: inherit; font: inherit; text-align: start; text-decoration: none }
  b, span { display: block } b { font-weight: 600 } span { font-size: 14px; opacity: .75 }
  label { display: block; margin: 0 0 16px; font-size: 14px } input { display: block; box-sizing: border-box; width: 100%; margin-top: 4px; padding: 10px 12px; border: 1px solid #8886; border-radius: 12px; font: inherit }
</style>
</head>
<body>
<h1>演示环境</h1>
<p>${question}</p>
${content}
</body>
</html>`
}
