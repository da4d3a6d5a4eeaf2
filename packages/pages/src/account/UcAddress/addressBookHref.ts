import { path } from '@millwright/domain/paths/path'

/** Returns the address of the address book, with an open form or a confirmation. */
export function addressBookHref({ edit, ask, done }: { edit?: string; ask?: string; done?: string } = {}): string {
  const query = new URLSearchParams()
  if (edit) query.set('edit', edit)
  if (ask) query.set('delete', ask)
  if (done) query.set('done', done)
  return path('uc-address', query)
}
