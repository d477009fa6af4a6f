/** The five petals of a flower that is seen from above: the angles by which one petal is turned. */
export const FIVE: readonly number[] = [0, 72, 144, 216, 288];
