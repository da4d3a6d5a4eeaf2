import { defaultBlock } from '@millwright/decoration/schema'
import type { HostBlocks } from '@millwright/contract/blocks/block'
import type { Locale } from '@millwright/domain/locale'
import type { Text } from '@millwright/i18n/createTexts'
import { isRecord } from '@millwright/domain/isRecord'
import { blockName } from '../changes.ts'
import { copyBlock, indexOf, insertBlocks, moveBlock, putValue, removeBlock } from '../page.ts'
import { typeLabel } from './labels.ts'
import type { Session } from './useSession.ts'

type Given = { session: Session; blocks: HostBlocks; locale: Locale; text: Text<'editor'> }

/** The actions on blocks, each with its announcement. The pointer, keys and menus all call these. */
export function editingOf({ session, blocks, locale, text }: Given) {
  const { page, selected, act } = session
  const nameOf = (key: string) => blockName(page[indexOf(page, key)]?.block, { locale, text })
  /** A sign belongs first, whatever block is chosen. Any other block is added after the chosen one. */
  const placeFor = (type: string) =>
    type === 'shop_signs' ? 0 : selected === undefined ? page.length : indexOf(page, selected) + 1

  /** Returns the key of the new block. */
  function add(type: string, at = placeFor(type)): string | undefined {
    const added = insertBlocks(page, at, [defaultBlock(type, { blocks })])
    act(added.page, {
      said: text('saidAdded', { name: typeLabel(type, locale), number: at + 1 }),
      select: added.keys[0],
    })
    return added.keys[0]
  }
  function move(key: string, before: number): void {
    const next = moveBlock(page, key, before)
    if (next === page) return session.say(text('saidStays', { name: nameOf(key) }))
    act(next, {
      said: text('saidMoved', { name: nameOf(key), number: indexOf(next, key) + 1, count: next.length }),
      select: key,
    })
  }
  function copy(key: string): void {
    const copied = copyBlock(page, key)
    act(copied.page, { said: text('saidCopied', { name: nameOf(key) }), select: copied.keys[0] })
  }
  function remove(key: string): void {
    const at = indexOf(page, key)
    const next = removeBlock(page, key)
    act(next, { said: text('saidRemoved', { name: nameOf(key) }), select: next[Math.min(at, next.length - 1)]?.key })
  }
  function hide(key: string): void {
    const hidden = isHidden(page[indexOf(page, key)]?.block)
    act(putValue(page, key, ['hidden'], hidden ? undefined : true), {
      said: text(hidden ? 'saidShown' : 'saidHidden', { name: nameOf(key) }),
    })
  }
  return {
    add,
    move,
    up: (key: string) => move(key, indexOf(page, key) - 1),
    down: (key: string) => move(key, indexOf(page, key) + 2),
    copy,
    remove,
    hide,
    nameOf,
  }
}

export type Editing = ReturnType<typeof editingOf>

/** Whether a block is hidden from buyers. Editors write true, 1 or "1". */
export function isHidden(block: unknown): boolean {
  return isRecord(block) && [true, 1, '1', 'true'].some((on) => on === block.hidden)
}
