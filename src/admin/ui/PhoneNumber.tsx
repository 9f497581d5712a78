/** A number is dialed from left to right, in whatever direction the page is read. */
export const PhoneNumber = ({ number }: { number: string | null | undefined }) => (
  <bdi dir="ltr" className="num">
    {number}
  </bdi>
);
