import { defineScreen } from '@millwright/pages/defineScreen'
import type { Head, Loader } from '@millwright/pages/loader'
import type { AboutProps } from './About.tsx'

/** Requests the screen's data. Everything except `head` is passed to the view as props. */
const load: Loader<AboutProps & { head: Head }> = async (api) => {
  const { records } = await api.searchProd({ size: 4 })
  return { head: { title: 'About us' }, products: records }
}

/** A screen of the shop's own, at `/about`. */
export const screen = defineScreen({
  paths: { about: '/about' },
  layout: 'default',
  namespaces: [],
  load,
  view: () => import('./About.tsx').then(({ About }) => About),
})
