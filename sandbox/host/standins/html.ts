/** Text as it may stand in HTML, attributes in double quotes included. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/**
 * A stand-in's page on which whoever tries the app chooses what the real service would find out.
 * @param question in Chinese and English; rows the list's items, both as HTML.
 */
export const choicePage = (title: string, question: string, rows: readonly string[]): string => `<!DOCTYPE html>
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
  a { display: block; padding: 12px 16px; border: 1px solid #8886; border-radius: 12px; color: inherit; text-decoration: none }
  span { display: block; font-size: 14px; opacity: .75 }
</style>
</head>
<body>
<h1>演示环境</h1>
<p>${question}</p>
<ul>${rows.join('\n')}</ul>
</body>
</html>`
