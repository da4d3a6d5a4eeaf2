import { createElement, Fragment } from 'react'
import { addons } from 'storybook/manager-api'

/** Colours of the stability tags. `stable` shows no tag. The sidebar's own filter lists the same tags. */
const words = { deprecated: { ground: '#fdecea', ink: '#b3261e' }, new: { ground: '#e8f5ed', ink: '#1b7443' } } as const

addons.setConfig({
  sidebar: {
    renderLabel({ name, type, tags }: { name: string; type: string; tags: string[] }) {
      const tag =
        type === 'component'
          ? (Object.keys(words) as (keyof typeof words)[]).find((word) => tags.includes(word))
          : undefined
      if (!tag) return name
      const { ground, ink } = words[tag]
      const style = {
        background: ground,
        color: ink,
        borderRadius: 4,
        padding: '0 4px',
        marginInlineStart: 4,
        fontSize: 11,
      }
      return createElement(Fragment, null, name, ' ', createElement('small', { style }, tag))
    },
  },
})
