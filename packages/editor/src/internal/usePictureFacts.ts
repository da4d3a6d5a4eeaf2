import type { LintFacts } from '@millwright/decoration/lint'
import type { Registry } from '@millwright/decoration/registry'
import { blockSchema } from '@millwright/decoration/schema'
import { isRecord } from '@millwright/domain/isRecord'
import { useUi } from '@millwright/ui/UiProvider'
import { useEffect, useMemo, useRef, useState } from 'react'
import { typeOf } from '../page.ts'
import { readSchema } from './schemaTypes.ts'
import type { FieldSchema } from './schemaTypes.ts'

/** The wait after a change before new pictures are loaded, in milliseconds. An address is typed letter by letter. */
const PAUSE = 400

/** Loads each picture of the page once, and returns those that do not load. */
export function usePictureFacts(
  blocks: readonly unknown[],
  registry: Registry | undefined,
): NonNullable<LintFacts['pictures']> {
  const { resolvePicture } = useUi()
  const [missing, setMissing] = useState<NonNullable<LintFacts['pictures']>>({})
  const asked = useRef(new Set<string>())
  const schemaOf = useMemo(() => schemasBy(registry), [registry])
  const addresses = JSON.stringify(blocks.flatMap((block) => picturesOf(block, schemaOf(typeOf(block)))))
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const address of JSON.parse(addresses) as string[]) {
        // The page's check names an address that cannot be resolved.
        const url = resolvePicture(address)
        if (!url || asked.current.has(address)) continue
        asked.current.add(address)
        const picture = new Image()
        picture.addEventListener('error', () => setMissing((all) => ({ ...all, [address]: { missing: true } })))
        picture.src = url
      }
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [addresses, resolvePicture])
  return missing
}

/** Returns the schemas of types of blocks, each read once. */
function schemasBy(registry: Registry | undefined) {
  const read = new Map<string, FieldSchema | undefined>()
  return (type: string) => {
    if (!read.has(type)) {
      const found = type ? blockSchema(type, { locale: 'en', blocks: registry?.blocks ?? {} }) : undefined
      read.set(type, found && readSchema(found))
    }
    return read.get(type)
  }
}

function picturesOf(block: unknown, schema: FieldSchema | undefined): string[] {
  return schema && isRecord(block) ? picturesIn(block.dataField, schema) : []
}

/** Returns the addresses in the picture fields of a value, at any depth. */
function picturesIn(value: unknown, { kind, items, properties }: FieldSchema): string[] {
  if (kind === 'picture') return typeof value === 'string' && value ? [value] : []
  if (Array.isArray(value)) return items ? value.flatMap((one) => picturesIn(one, items)) : []
  if (!isRecord(value)) return []
  return properties.flatMap(({ name, schema }) => picturesIn(value[name], schema))
}
