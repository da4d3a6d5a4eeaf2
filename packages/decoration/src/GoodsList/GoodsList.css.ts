export { goodsFrame as frame } from '../internal/frame.css.ts'
export { cell, grid } from '../internal/goodsGrid.css.ts'
