import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'
import Autoplay from 'embla-carousel-autoplay'

import { teamCarousel } from '../../config'

/** Makes a carousel of an element and its slides. It stands still until its plugin `autoplay` is told to play. */
export const startCarousel = (viewport: HTMLElement): EmblaCarouselType =>
  EmblaCarousel(
    viewport,
    // Embla counts speed in its own unit: 25 is about 500 ms.
    { loop: true, align: 'start', duration: teamCarousel.speed / 20, containScroll: false },
    [Autoplay({ delay: teamCarousel.delay, playOnInit: false, stopOnFocusIn: false })],
  )
