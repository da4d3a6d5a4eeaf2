import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import { Empty } from '@millwright/ui/Empty'
import { Stack } from '@millwright/ui/Stack'
import { rights, things, titleOfMissing } from '../../missings.ts'
import type { Missing as MissingAt } from '../../missings.ts'

export type MissingProps = {
  missing: MissingAt
  /** The address of the first page of the same list. */
  firstPage: string
}

/** Replaces a screen whose address lacks a record or right: the reason, and a link to the next step. */
export function Missing({ missing, firstPage }: MissingProps) {
  const [text, errors] = [useText('missing'), useText('errors')]
  const common = useText('common')
  const title = titleOfMissing(missing)
  const { place } = 'right' in missing ? rights[missing.right] : things[thingOf(missing)]
  return (
    <Container>
      <Empty
        drawing="page"
        level={1}
        title={title.namespace === 'errors' ? errors(title.key) : text(title.key as 'whyOwn')}
        action={
          <Stack direction="row" space={12} justify="center" wrap>
            <Button href={place.route ? path(place.route) : firstPage} tone="action">
              {text(place.label)}
            </Button>
            <Button href={path('home')}>{common('backHome')}</Button>
          </Stack>
        }
      >
        {text(whyOf(missing))}
      </Empty>
    </Container>
  )
}

function thingOf(missing: Exclude<MissingAt, { right: unknown }>): keyof typeof things {
  return 'unnamed' in missing ? missing.unnamed : missing.unknown
}

function whyOf(missing: MissingAt) {
  if ('right' in missing) return rights[missing.right].why
  return 'unnamed' in missing ? 'whyUnnamed' : things[missing.unknown].why
}
