import { defineScreen } from '@millwright/pages/defineScreen'

/** A screen of the shop's own at `/about`: what it asks the mall for, and what draws the answer. */
export const screen = defineScreen({
  paths: { about: 'about' },
  layout: 'default',
  namespaces: [],
  load: async (api) => {
    const { records } = await api.searchProd({ size: 4 })
    return { head: { title: 'About us' }, products: records }
  },
  view: () => import('./About.tsx').then(({ About }) => About),
})
