import '@millwright/ui/styles.css'
import '@millwright/commerce/styles.css'
import '@millwright/decoration/styles.css'

export { mount } from './Mall.tsx'
