// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import { ucs2length } from './runtime.js'

export const schema = {
  "type": "object",
  "title": "Product",
  "additionalProperties": false,
  "required": [
    "provider",
    "code",
    "description",
    "price"
  ],
  "properties": {
    "provider": {
      "type": "string",
      "title": "Operator",
      "description": "Code of an operator that is offered and that the project asks for.",
      "enum": [
        "STM",
        "AIS",
        "GLB"
      ],
      "x-messages": {
        "required": "Select one item",
        "enum": "Select one item"
      }
    },
    "code": {
      "type": "string",
      "x-trim": true,
      "title": "Product code",
      "description": "Letters, digits, '.', '_' and '-'.",
      "minLength": 1,
      "maxLength": 15,
      "pattern": "^[A-Za-z0-9._\\-]*$",
      "x-messages": {
        "required": "Product code required",
        "minLength": "Product code required",
        "maxLength": "Max 15 characters",
        "pattern": "Product code or name is empty/invalid"
      }
    },
    "description": {
      "type": "string",
      "x-trim": true,
      "title": "Product name",
      "description": "Letters, digits, '.', '_', '-' and spaces between them.",
      "minLength": 1,
      "maxLength": 15,
      "pattern": "^(?:[A-Za-z0-9._\\-](?:[A-Za-z0-9._\\- ]*[A-Za-z0-9._\\-])?)?$",
      "x-messages": {
        "required": "Product name required",
        "minLength": "Product name required",
        "maxLength": "Max 15 characters",
        "pattern": "Product code or name is empty/invalid"
      }
    },
    "price": {
      "type": "string",
      "title": "Price",
      "description": "What a user pays, in the operator's currency.",
      "maxLength": 9,
      "pattern": "^(?=.*[1-9])\\d{1,6}(\\.\\d{1,2})?$",
      "x-messages": {
        "required": "Please enter an amount like 9.80",
        "maxLength": "Please enter an amount like 9.80",
        "pattern": "Please enter an amount like 9.80"
      }
    }
  }
}

export const validators = {}
validators["-429f2511"] = validate20;
const schema31 = {"type":"object","title":"Product","additionalProperties":false,"required":["provider","code","description","price"],"properties":{"provider":{"type":"string","title":"Operator","description":"Code of an operator that is offered and that the project asks for.","enum":["STM","AIS","GLB"],"x-messages":{"required":"Select one item","enum":"Select one item"}},"code":{"type":"string","x-trim":true,"title":"Product code","description":"Letters, digits, '.', '_' and '-'.","minLength":1,"maxLength":15,"pattern":"^[A-Za-z0-9._\\-]*$","x-messages":{"required":"Product code required","minLength":"Product code required","maxLength":"Max 15 characters","pattern":"Product code or name is empty/invalid"}},"description":{"type":"string","x-trim":true,"title":"Product name","description":"Letters, digits, '.', '_', '-' and spaces between them.","minLength":1,"maxLength":15,"pattern":"^(?:[A-Za-z0-9._\\-](?:[A-Za-z0-9._\\- ]*[A-Za-z0-9._\\-])?)?$","x-messages":{"required":"Product name required","minLength":"Product name required","maxLength":"Max 15 characters","pattern":"Product code or name is empty/invalid"}},"price":{"type":"string","title":"Price","description":"What a user pays, in the operator's currency.","maxLength":9,"pattern":"^(?=.*[1-9])\\d{1,6}(\\.\\d{1,2})?$","x-messages":{"required":"Please enter an amount like 9.80","maxLength":"Please enter an amount like 9.80","pattern":"Please enter an amount like 9.80"}}},"$id":"-429f2511"};
const func1 = ucs2length;
const pattern4 = new RegExp("^[A-Za-z0-9._\\-]*$", "u");
const pattern5 = new RegExp("^(?:[A-Za-z0-9._\\-](?:[A-Za-z0-9._\\- ]*[A-Za-z0-9._\\-])?)?$", "u");
const pattern6 = new RegExp("^(?=.*[1-9])\\d{1,6}(\\.\\d{1,2})?$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="-429f2511" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.provider === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.description === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.price === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "provider") || (key0 === "code")) || (key0 === "description")) || (key0 === "price"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.provider !== undefined){
let data0 = data.provider;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.provider.type,parentSchema:schema31.properties.provider,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data0 === "STM") || (data0 === "AIS")) || (data0 === "GLB"))){
const err6 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema31.properties.provider.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.provider.enum,parentSchema:schema31.properties.provider,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if(func1(data1) > 15){
const err7 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 15},message:"must NOT have more than 15 characters",schema:15,parentSchema:schema31.properties.code,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data1) < 1){
const err8 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.code,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern4.test(data1)){
const err9 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._\\-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._\\-]*$"+"\"",schema:"^[A-Za-z0-9._\\-]*$",parentSchema:schema31.properties.code,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.code.type,parentSchema:schema31.properties.code,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func1(data2) > 15){
const err11 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 15},message:"must NOT have more than 15 characters",schema:15,parentSchema:schema31.properties.description,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data2) < 1){
const err12 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.description,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern5.test(data2)){
const err13 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z0-9._\\-](?:[A-Za-z0-9._\\- ]*[A-Za-z0-9._\\-])?)?$"},message:"must match pattern \""+"^(?:[A-Za-z0-9._\\-](?:[A-Za-z0-9._\\- ]*[A-Za-z0-9._\\-])?)?$"+"\"",schema:"^(?:[A-Za-z0-9._\\-](?:[A-Za-z0-9._\\- ]*[A-Za-z0-9._\\-])?)?$",parentSchema:schema31.properties.description,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.description.type,parentSchema:schema31.properties.description,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.price !== undefined){
let data3 = data.price;
if(typeof data3 === "string"){
if(func1(data3) > 9){
const err15 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/maxLength",keyword:"maxLength",params:{limit: 9},message:"must NOT have more than 9 characters",schema:9,parentSchema:schema31.properties.price,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern6.test(data3)){
const err16 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/pattern",keyword:"pattern",params:{pattern: "^(?=.*[1-9])\\d{1,6}(\\.\\d{1,2})?$"},message:"must match pattern \""+"^(?=.*[1-9])\\d{1,6}(\\.\\d{1,2})?$"+"\"",schema:"^(?=.*[1-9])\\d{1,6}(\\.\\d{1,2})?$",parentSchema:schema31.properties.price,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.price.type,parentSchema:schema31.properties.price,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
