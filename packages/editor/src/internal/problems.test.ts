import { diagnostic } from '@millwright/decoration/diagnostic'
import { placeProblems, softenFresh } from './problems.ts'

const placed = placeProblems([
  diagnostic('required', '$[0].dataField.title'),
  diagnostic('required', '$[1].dataField.imgList'),
  diagnostic('noAlt', '$[1].dataField.imgList[0].alt'),
  diagnostic('badPicture', '$[1].dataField.imgList[0].url'),
])

it('says of a new block what is still to be filled in, and keeps what is wrong', () => {
  const said = softenFresh(placed, 1).map(({ code, path, pending }) => [code, path, pending])
  expect(said).toEqual([
    ['required', '$[0].dataField.title', undefined],
    ['notFilled', '$[1].dataField.imgList', true],
    ['notFilled', '$[1].dataField.imgList[0].alt', true],
    ['badPicture', '$[1].dataField.imgList[0].url', undefined],
  ])
})

it('changes nothing without a new block', () => {
  expect(softenFresh(placed, -1)).toEqual(placed)
})
