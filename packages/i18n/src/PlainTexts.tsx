'use client' // its resolver is a function, which does not cross from server to client
import { TextsBy } from './Texts.tsx'
import type { TextsProps } from './Texts.tsx'
import { createPlainTexts } from './createPlainTexts.ts'

/** `Texts` by our own resolver, for pages that count their bytes. Everything inside reads the same sentences. */
export function PlainTexts(props: TextsProps) {
  return <TextsBy {...props} create={createPlainTexts} />
}
