// The published stylesheet, with the base rules for pages that do not use the kit's reset.
import './themes.css.ts'
import './base.css.ts'
