import type { Client } from '@millwright/contract/contract'
import { filePathsOf } from '@millwright/domain/files/fileKinds'
import type { formFileKinds } from '@millwright/domain/files/fileKinds'
import type { Problem } from '../../loader.ts'
import { refused } from '../../forms.ts'

/**
 * The paths that a form carries under a name, for an action: files that came along, as they do before scripts, are
 * handed to the mall first. The form then carries all paths as one text, so that an outcome with `typed(form)` keeps
 * them; `problem` is what the mall says of a file, for the field.
 */
export async function uploadedPaths(
  api: Client,
  form: FormData,
  name: string,
  kind: (typeof formFileKinds)[number],
): Promise<{ paths: string[]; problem?: Problem }> {
  const given = form.getAll(name)
  const paths: string[] = []
  let problem: Problem | undefined
  for (const one of given) {
    if (typeof one === 'string') paths.push(...filePathsOf(one))
    // A field without a choice comes as a nameless file of no bytes.
    else if (!problem && (one.size > 0 || one.name))
      try {
        paths.push((await api.uploadFile({ file: one, kind })).filePath)
      } catch (error) {
        problem = refused(error, {}).problem
      }
  }
  form.set(name, paths.join(','))
  return { paths, ...(problem && { problem }) }
}
