import { box as frameBox, goodsFrame, trio } from '../internal/frame.css.ts'

export const frame = goodsFrame

export const row = trio

export const box = frameBox
