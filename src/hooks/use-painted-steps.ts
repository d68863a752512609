import { startTransition, useEffect, useState } from 'react'

/**
 * Lets a component draw itself in steps, each in a task of its own with a paint before it, so that a key
 * pressed meanwhile waits for one step and not for all of them.
 *
 * @param last the step after which nothing is left to add.
 * @returns the step to draw: 0 at first, then one more after each paint, up to `last`. Where nothing is
 * painted (on a server), `last` at once.
 */
export function usePaintedSteps(last: number): number {
  const [step, setStep] = useState(import.meta.env.SSR ? last : 0)

  useEffect(() => {
    if (step >= last) return
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      const draw = () => startTransition(() => setStep(step + 1))
      timer = setTimeout(draw, 0) // behind the paint of this frame
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [step, last])

  return step
}
