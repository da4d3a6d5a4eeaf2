'use client'
import { createRegistry, defineBlock } from '@millwright/decoration/registry'
import { machine } from './machine.ts'

/** How it is drawn: on the client's side, where the page names it and hands nothing over. */
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
