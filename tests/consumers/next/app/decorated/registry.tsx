'use client'
import { createRegistry, defineBlock } from '@millwright/decoration/registry'
import { machine } from './machine.ts'

/** The block's look, a client module. The page imports the registry, and React passes a reference. */
export const registry = createRegistry([
  defineBlock({
    type: 'machine',
    block: machine,
    Draw: ({ data, locale }) => (
      <p>
        {data.name[locale]}, {data.year}
      </p>
    ),
  }),
])
