import { defineScreen } from '@millwright/pages/defineScreen'
import type { Head, Loader } from '@millwright/pages/loader'
import type { AboutProps } from './About.tsx'

const load: Loader<AboutProps & { head: Head }> = async (api) => {
  const { records } = await api.searchProd({ size: 4 })
  return { head: { title: 'Über uns' }, products: records }
}

/** A screen that the kit does not have. */
export const screen = defineScreen({
  paths: { about: '/ueber-uns' },
  layout: 'default',
  namespaces: [],
  load,
  view: () => import('./About.tsx').then(({ About }) => About),
})
