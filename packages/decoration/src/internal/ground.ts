import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { CSSProperties } from 'react'
import { readableInk } from './contrast.ts'
import { groundInk, pageGround } from './ground.css.ts'

/** A merchant's colour for a whole page, of any text; nothing but `#rrggbb` is one. */
export function readGround(text: string | undefined): string | undefined {
  return /^#[\da-f]{6}$/i.test(text ?? '') ? text : undefined
}

/** The ground, and the ink that can be read upon it. */
export function groundStyle(ground: string | undefined): CSSProperties | undefined {
  return ground === undefined
    ? undefined
    : assignInlineVars({ [pageGround]: ground, [groundInk]: readableInk(undefined, ground).light! })
}
