import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Breadcrumb } from '@millwright/ui/Breadcrumb'
import type { ListView } from './ListFrame.tsx'

/** The category breadcrumb. Reads `trail`, `kind` and `filter`. */
export function ListTrail({ trail = [], kind, filter }: Pick<ListView, 'trail' | 'kind' | 'filter'>) {
  const text = useText('list')
  return (
    <Breadcrumb
      items={[
        { label: text('home'), href: path('home') },
        kind ? { label: kind.title, href: kind.href } : { label: text('titleAll'), href: path('list') },
        ...trail.map(({ name, href }, index) =>
          index < trail.length - 1 || filter.keyword ? { label: name, href } : { label: name },
        ),
      ]}
    />
  )
}
