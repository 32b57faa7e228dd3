/** A join on the equality of two columns. */
type Joins<Left extends string, Right extends string, Join> = {
  onRef(
    left: OrganizationColumn<Left> | Left,
    is: "=",
    right: OrganizationColumn<Right> | Right,
  ): Join;
};

/** The `organization_id` column of the same table as `Column`. */
type OrganizationColumn<Column extends string> = Column extends `${infer Table}.${string}`
  ? `${Table}.organization_id`
  : never;

/** Joins rows of the same organization whose `left` column, such as `e.id`, equals `right`, such as `c.employee_id`. */
export function ofOrganization<Left extends string, Right extends string>(
  left: Left,
  right: Right,
) {
  return <Join extends Joins<Left, Right, Join>>(join: Join): Join =>
    join.onRef(organizationColumn(left), "=", organizationColumn(right)).onRef(left, "=", right);
}

/** Guarantee: the part before the dot is the table's name. */
function organizationColumn<Column extends string>(column: Column): OrganizationColumn<Column> {
  return `${column.split(".")[0]}.organization_id` as OrganizationColumn<Column>;
}
