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
  /** The block types that can be added, with their labels. */
  types: { value: string; label: string }[]
  selected: string | undefined
  wrongAt(at: number): number
  text: Words
  onSelect(id: string | undefined): void
  onChange(blocks: Block[]): void
}

/** The page's blocks in order. Blocks are selected, moved, removed and added by pointer or keyboard. */
export function BlockList({ blocks, types, selected, wrongAt, text, onSelect, onChange }: BlockListProps) {
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const [type, setType] = useState(types[0]!.value)
  /** Applies the new blocks, announces the change to screen readers and moves the focus to the block at `at`. */
  function act(next: Block[], said: string, at: number) {
    onChange(next)
    setSaid(said)
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('[aria-pressed]')[at]?.focus())
  }
  const remove = (at: number) => act(blocks.toSpliced(at, 1), text.removed, Math.min(at, blocks.length - 2))
  const move = (at: number, to: number) =>
    blocks[to] && act(blocks.toSpliced(at, 1).toSpliced(to, 0, blocks[at]!), `${text.moved} ${to + 1}`, to)
  function press(event: KeyboardEvent, at: number) {
    if (event.altKey && event.key === 'ArrowUp') move(at, at - 1)
    else if (event.altKey && event.key === 'ArrowDown') move(at, at + 1)
    else if (event.key === 'Delete') remove(at)
    else return
    event.preventDefault()
  }
  return (
    <>
      <ol ref={list} className="blocks">
        {blocks.map(({ id, type }, at) => {
          const name = `${at + 1} ${types.find(({ value }) => value === type)?.label ?? type}`
          const small = { size: 'small', tone: 'quiet' } as const
          return (
            <li key={id} onKeyDown={(event) => press(event, at)}>
              <button type="button" aria-pressed={id === selected} onClick={() => onSelect(id)}>
                {name} <Badge count={wrongAt(at)} label={text.problems} />
              </button>
              <IconButton {...small} icon="chevronUp" label={`${text.up}: ${name}`} onPress={() => move(at, at - 1)} />
              <IconButton
                {...small}
                icon="chevronDown"
                label={`${text.down}: ${name}`}
                onPress={() => move(at, at + 1)}
              />
              <IconButton {...small} icon="trash" label={`${text.remove}: ${name}`} onPress={() => remove(at)} />
            </li>
          )
        })}
      </ol>
      <p className="hint">{text.keys}</p>
      <Select label={text.type} name="type" options={types} value={type} onChange={({ value }) => setType(value)} />
      <Button icon="plus" onPress={() => act([...blocks, defaultBlock(type)], text.added, blocks.length)}>
        {text.add}
      </Button>
      <output className="heard">{said}</output>
    </>
  )
}
