import { path } from '@millwright/domain/paths/path'

/** The address book, with a form open or a question asked. */
export function addressBookHref({ edit, ask, done }: { edit?: string; ask?: string; done?: string } = {}): string {
  const query = new URLSearchParams()
  if (edit) query.set('edit', edit)
  if (ask) query.set('delete', ask)
  if (done) query.set('done', done)
  return path('uc-address', query)
}
