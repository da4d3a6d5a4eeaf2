import { fireEvent } from 'storybook/test'

/** Selects a file as the system dialog does. `userEvent.upload` would leave an input whose files cannot be set. */
export async function chooseFile(element: HTMLElement, file: File): Promise<void> {
  const input = element.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('the screen has no file input')
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
  await fireEvent.change(input)
}
