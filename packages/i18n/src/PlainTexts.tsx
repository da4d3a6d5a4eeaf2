'use client' // its resolver is a function, which does not cross from server to client
import { TextsBy } from './Texts.tsx'
import type { TextsProps } from './Texts.tsx'
import { createPlainTexts } from './createPlainTexts.ts'

/** Provides texts with our own small resolver, for pages that count their bytes. Reads the same texts as `Texts`. */
export function PlainTexts(props: TextsProps) {
  return <TextsBy {...props} create={createPlainTexts} />
}
