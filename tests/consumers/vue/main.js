import '@millwright/ui/styles.layer.css'
import '@millwright/commerce/styles.layer.css'
import '@millwright/decoration/styles.layer.css'
import { createApp } from 'vue'
import Editor from './Editor.vue'

createApp(Editor).mount('#app')
