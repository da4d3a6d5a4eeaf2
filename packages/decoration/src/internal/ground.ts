import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { CSSProperties } from 'react'
import { readableInk } from './contrast.ts'
import { groundInk, pageGround } from './ground.css.ts'

/** Returns a merchant's background colour, or `undefined` if the text is not `#rrggbb`. */
export function readGround(text: string | undefined): string | undefined {
  return /^#[\da-f]{6}$/i.test(text ?? '') ? text : undefined
}

/** Returns the styles of a background and of its readable ink. */
export function groundStyle(ground: string | undefined): CSSProperties | undefined {
  return ground === undefined
    ? undefined
    : assignInlineVars({ [pageGround]: ground, [groundInk]: readableInk(undefined, ground).light })
}
