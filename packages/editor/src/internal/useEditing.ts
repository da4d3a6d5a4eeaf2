import { defaultBlock } from '@millwright/decoration/schema'
import type { HostBlocks } from '@millwright/contract/blocks/block'
import type { Locale } from '@millwright/domain/locale'
import type { Text } from '@millwright/i18n/createTexts'
import { isRecord } from '@millwright/domain/isRecord'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { blockName } from '../changes.ts'
import { copyBlock, indexOf, insertBlocks, moveBlock, putValue, removeBlock } from '../page.ts'
import type { Page } from '../page.ts'
import { typeLabel } from './labels.ts'
import type { Session } from './useSession.ts'

type Given = { session: Session; blocks: HostBlocks; locale: Locale; text: Text<'editor'> }

/**
 * Returns the actions on blocks, each with its announcement. The pointer, keys and menus all call these. The object stays
 * the same, so that a letter in a field does not render the lists of blocks again.
 */
export function useEditing(given: Given): Editing {
  const latest = useRef(given)
  useLayoutEffect(() => {
    latest.current = given
  })
  // oxlint-disable-next-line react/refs -- the actions read it when they are called, never during a render
  return useMemo(() => editingOf(() => latest.current), [])
}

function editingOf(now: () => Given) {
  const nameOf = (key: string) => {
    const { session, locale, text } = now()
    return blockName(blockAt(session.page, key), { locale, text })
  }
  /** A sign belongs first, whatever block is chosen. Any other block is added after the chosen one. */
  function placeFor(type: string): number {
    const { page, selected } = now().session
    return type === 'shop_signs' ? 0 : selected === undefined ? page.length : indexOf(page, selected) + 1
  }

  /** Returns the key of the new block. */
  function add(type: string, at = placeFor(type)): string | undefined {
    const { session, blocks, locale, text } = now()
    const { page, keys } = insertBlocks(session.page, at, [defaultBlock(type, { blocks })])
    session.act(page, {
      said: text('saidAdded', { name: typeLabel(type, locale), number: at + 1 }),
      select: keys[0],
      fresh: keys[0],
    })
    return keys[0]
  }
  function move(key: string, before: number): void {
    const { session, text } = now()
    const { page, act } = session
    const next = moveBlock(page, key, before)
    if (next === page) return session.say(text('saidStays', { name: nameOf(key) }))
    act(next, {
      said: text('saidMoved', { name: nameOf(key), number: indexOf(next, key) + 1, count: next.length }),
      select: key,
    })
  }
  function copy(key: string): void {
    const { session, text } = now()
    const { page, act } = session
    const copied = copyBlock(page, key)
    act(copied.page, { said: text('saidCopied', { name: nameOf(key) }), select: copied.keys[0] })
  }
  function remove(key: string): void {
    const { session, text } = now()
    const { page, act } = session
    const at = indexOf(page, key)
    const next = removeBlock(page, key)
    act(next, { said: text('saidRemoved', { name: nameOf(key) }), select: next[Math.min(at, next.length - 1)]?.key })
  }
  function hide(key: string): void {
    const { session, text } = now()
    const { page, act } = session
    const hidden = isHidden(blockAt(page, key))
    act(putValue(page, key, ['hidden'], hidden ? undefined : true), {
      said: text(hidden ? 'saidShown' : 'saidHidden', { name: nameOf(key) }),
    })
  }
  return {
    add,
    move,
    up: (key: string) => move(key, indexOf(now().session.page, key) - 1),
    down: (key: string) => move(key, indexOf(now().session.page, key) + 2),
    copy,
    remove,
    hide,
  }
}

export type Editing = ReturnType<typeof editingOf>

const blockAt = (page: Page, key: string): unknown => page[indexOf(page, key)]?.block

/** Whether a block is hidden from buyers. Editors write true, 1 or "1". */
export function isHidden(block: unknown): boolean {
  return isRecord(block) && [true, 1, '1', 'true'].some((on) => on === block.hidden)
}
