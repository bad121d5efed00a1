import { DEMO_CUSTOMERS, DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const STYLE = `body { margin: 0; min-height: 100vh; display: flex; flex-wrap: wrap; gap: 32px; align-items: center; justify-content: center; background: #e8ebf0; font: 14px/1.5 system-ui, sans-serif; }
iframe { width: 375px; height: 812px; border: 10px solid #1c1c1e; border-radius: 36px; background: #fff; }
nav { max-width: 360px; } ul { margin: 0; padding: 0; list-style: none; }
li button { width: 100%; padding: 4px 8px; border: 0; border-radius: 6px; background: none; font: inherit; text-align: left; cursor: pointer; }
li button[aria-pressed=true] { background: #fff; } li small { color: #555; }`

const SCRIPT = `const frame = document.querySelector('iframe'), state = document.getElementById('state')
const buttons = [...document.querySelectorAll('[data-customer]')]
const phoneOf = (key) => '?phone=' + encodeURIComponent(JSON.stringify({ loginCode: 'demo:' + key }))
const choose = (key) => {
  sessionStorage.customer = key
  for (const button of buttons) button.ariaPressed = String(button.dataset.customer === key)
  frame.src = frame.dataset.program + '/' + phoneOf(key)
}
for (const button of buttons) button.onclick = () => choose(button.dataset.customer)
const again = () => choose(sessionStorage.customer || buttons[0].dataset.customer)
again()
new EventSource('/changes').onmessage = ({ data }) => {
  state.textContent = data || '已刷新 ' + new Date().toLocaleTimeString()
  if (!data) again()
}`

/** The preview's page: the mini-program at `program` in a phone's frame, and the sandbox's customers to open it as. */
export function previewPage(program: string, bank: string): string {
  const customers = DEMO_CUSTOMERS.map(
    ({ key, name, about }) =>
      `<li><button data-customer="${key}" aria-pressed="false">${escape(name)} <small>${escape(about)}</small></button></li>`,
  ).join('')
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>小程序预览</title><style>${STYLE}</style></head>
<body><iframe title="小程序" data-program="${program}"></iframe>
<nav><p>以该客户重新打开（手势 ${DEMO_GESTURE}，支付密码 ${DEMO_PASSWORD}）：</p><ul>${customers}</ul>
<p><a href="${bank}/sandbox/" target="_blank">沙盒控制台</a>（时钟、短信、开关） · <a href="${program}" target="_blank">单独打开</a></p>
<p id="state">随构建自动刷新</p></nav><script>${SCRIPT}</script></body></html>`
}
