'use client' // its resolver is a function, which does not cross from server to client
import { TextsBy } from './Texts.tsx'
import type { TextsProps } from './Texts.tsx'
import { createPlainTexts } from './createPlainTexts.ts'

/**
 * Provides texts with the kit's own small resolver, for pages that must stay small. Accepts the same texts as `Texts`.
 */
export function PlainTexts(props: TextsProps) {
  return <TextsBy {...props} create={createPlainTexts} />
}
