import type { Client } from '@millwright/contract/contract'
import { filePathsOf } from '@millwright/domain/files/filePath'
import type { formFileKinds } from '@millwright/domain/files/fileKinds'
import type { Problem } from '../../loader.ts'
import { refused } from '../../forms.ts'

/**
 * Returns the file paths of a form field, for an action. Files in the form, as without scripts, are uploaded first.
 * The field then carries all paths as one text, so that an outcome with `typed(form)` keeps them. `problem` is the
 * mall's error for a file.
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
    // Browsers send an empty file field as a nameless file of zero bytes.
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
