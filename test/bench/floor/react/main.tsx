import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('app') as HTMLElement).render(<div>Hello</div>)
