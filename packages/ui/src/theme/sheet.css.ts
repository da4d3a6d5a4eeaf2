// What is published as the one sheet: with what a page without our reset needs.
import './themes.css.ts'
import './base.css.ts'
