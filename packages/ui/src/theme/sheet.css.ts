import './themes.css.ts'
import './base.css.ts'
