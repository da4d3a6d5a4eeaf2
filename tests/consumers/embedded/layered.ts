import '@millwright/ui/styles.layer.css'
import '@millwright/commerce/styles.layer.css'
import '@millwright/decoration/styles.layer.css'

export { mount } from './Mall.tsx'
