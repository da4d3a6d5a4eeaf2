import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { rareMessages } from '../rareMessages.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { useLanguage } from '../internal/Language.ts'
import { fileSize } from '../internal/fileSize.ts'
import type { FileUploadProps } from './fileUploadProps.ts'
import { holdFiles } from '../internal/holdFiles.ts'
import { partitionFiles } from '../internal/partitionFiles.ts'
import type { Refusal } from '../internal/partitionFiles.ts'

type Given = Pick<FileUploadProps, 'files' | 'accept' | 'formats' | 'maxFiles' | 'maxBytes' | 'disabled' | 'onAdd'>

/** Adds files that pass the checks, keeps the reasons for refused ones, and keeps unsent files in the input. */
export function useAddedFiles(
  { files = [], accept, formats, maxFiles, maxBytes, disabled, onAdd }: Given,
  input: RefObject<HTMLInputElement | null>,
) {
  const say = useMessages(rareMessages)
  const language = useLanguage()
  const [problems, setProblems] = useState<string[]>([])

  const wordsFor = ({ file, reason }: { file: File; reason: Refusal }) => {
    const size = maxBytes === undefined ? '' : fileSize(maxBytes, language)
    const type = formats ? 'refusedTypeOf' : 'refusedType'
    return say(({ type, size: 'refusedSize', count: 'refusedCount' } as const)[reason], {
      name: file.name,
      size,
      formats: formats ?? '',
      count: maxFiles ?? 0,
    })
  }
  const add = (chosen: readonly File[]) => {
    if (!onAdd || disabled || chosen.length === 0) return
    const { taken, refused } = partitionFiles(chosen, {
      accept,
      maxBytes,
      room: maxFiles === undefined || maxFiles === 1 ? maxFiles : maxFiles - files.length,
    })
    setProblems(refused.map(wordsFor))
    onAdd({ files: taken, refused })
  }
  // The input holds the files of the list, so that a plain form sends dropped files and no removed ones.
  const hold = () => {
    const unsent = files.filter(({ value }) => value === undefined)
    if (!onAdd || !input.current || (!unsent.length && !input.current.files?.length)) return
    holdFiles(input.current, unsent)
  }
  useEffect(() => {
    // Picks up files chosen before scripts loaded.
    add([...(input.current?.files ?? [])])
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  useEffect(hold)
  return { problems, add, hold }
}
