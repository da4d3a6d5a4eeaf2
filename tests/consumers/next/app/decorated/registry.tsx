'use client'
import { createRegistry, defineBlock } from '@millwright/decoration/registry'
import { machine } from './machine.ts'

/** Renders the custom block on the client. The page refers to the registry and passes no props. */
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
