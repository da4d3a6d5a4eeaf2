import { defaultBlock } from '@millwright/decoration/schema'
import { Badge } from '@millwright/ui/Badge'
import { Button } from '@millwright/ui/Button'
import { IconButton } from '@millwright/ui/IconButton'
import { Select } from '@millwright/ui/Select'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { Block } from './usePage.ts'
import type words from './words.json'

export type Words = typeof words.zh

type BlockListProps = {
  blocks: Block[]
  /** What can be added, in words. */
  types: { value: string; label: string }[]
  selected: string | undefined
  /** How much is wrong with the block in a place. */
  wrongAt(at: number): number
  text: Words
  onSelect(id: string | undefined): void
  onChange(blocks: Block[]): void
}

/** The page's blocks in their order: chosen, moved, removed and added by pointer and by keys. */
export function BlockList({ blocks, types, selected, wrongAt, text, onSelect, onChange }: BlockListProps) {
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const [type, setType] = useState(types[0]!.value)
  /** The deed that makes these blocks of them, says so to those who listen, and leads the focus to a place. */
  const deed = (next: Block[], said: string, at: number) => () => {
    onChange(next)
    setSaid(said)
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('[aria-pressed]')[at]?.focus())
  }
  const move = (at: number, to: number) =>
    blocks[to] && deed(blocks.toSpliced(at, 1).toSpliced(to, 0, blocks[at]!), `${text.moved} ${to + 1}`, to)
  const remove = (at: number) => deed(blocks.toSpliced(at, 1), text.removed, Math.min(at, blocks.length - 2))
  const add = deed([...blocks, defaultBlock(type)], text.added, blocks.length)
  const press = (event: KeyboardEvent, at: number) => {
    const key = `${event.altKey ? 'Alt+' : ''}${event.key}`
    const done = { 'Alt+ArrowUp': move(at, at - 1), 'Alt+ArrowDown': move(at, at + 1), Delete: remove(at) }[key]
    if (done) event.preventDefault()
    done?.()
  }
  return (
    <>
      <ol ref={list} className="blocks">
        {blocks.map(({ id, type }, at) => {
          const name = `${at + 1} ${types.find(({ value }) => value === type)?.label ?? type}`
          const deeds = { chevronUp: move(at, at - 1), chevronDown: move(at, at + 1), trash: remove(at) }
          const small = (icon: keyof typeof deeds, does: string) => (
            <IconButton
              size="small"
              tone="quiet"
              icon={icon}
              label={`${does}: ${name}`}
              disabled={!deeds[icon]}
              onPress={deeds[icon]}
            />
          )
          return (
            <li key={id} onKeyDown={(event) => press(event, at)}>
              <button type="button" aria-pressed={id === selected} onClick={() => onSelect(id)}>
                {name} <Badge count={wrongAt(at)} label={text.problems} />
              </button>
              {small('chevronUp', text.up)}
              {small('chevronDown', text.down)}
              {small('trash', text.remove)}
            </li>
          )
        })}
      </ol>
      <p className="hint">{text.keys}</p>
      <Select label={text.type} name="type" options={types} value={type} onChange={({ value }) => setType(value)} />
      <Button icon="plus" onPress={add}>
        {text.add}
      </Button>
      <output className="heard">{said}</output>
    </>
  )
}
