// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import { textFormats as formats } from '#domain/formats/text-formats.ts'
import { ucs2length } from './runtime.js'

export const schema = {
  "type": "object",
  "title": "Create Project",
  "additionalProperties": false,
  "required": [
    "name",
    "description",
    "projectType",
    "productType",
    "agreement"
  ],
  "properties": {
    "name": {
      "type": "string",
      "x-trim": true,
      "title": "Project name",
      "minLength": 6,
      "maxLength": 25,
      "pattern": "^[A-Za-z0-9.\\-](?:[A-Za-z0-9.\\- ]*[A-Za-z0-9.\\-])?$",
      "x-messages": {
        "required": "Required.",
        "minLength": "Project name must contain between 6-25 valid characters, which include A-z, 0-9, '.', '-', and 'space'.",
        "maxLength": "Project name must contain between 6-25 valid characters, which include A-z, 0-9, '.', '-', and 'space'.",
        "pattern": "Project name must contain between 6-25 valid characters, which include A-z, 0-9, '.', '-', and 'space'."
      }
    },
    "description": {
      "type": "string",
      "title": "Description",
      "minLength": 1,
      "maxLength": 2000,
      "format": "plain-text",
      "pattern": "^(?:|[\\s\\S]*\\S[\\s\\S]*)$",
      "x-messages": {
        "required": "Required.",
        "pattern": "Required.",
        "minLength": "Minimum length required is 1 and maximum 2000 characters",
        "maxLength": "Minimum length required is 1 and maximum 2000 characters",
        "format": "HTML tags are not allowed!"
      }
    },
    "projectType": {
      "type": "integer",
      "title": "Project type",
      "description": "An id of the PROJECT_TYPE list.",
      "minimum": 1,
      "maximum": 2147483647,
      "x-messages": {
        "required": "Select one item",
        "minimum": "Select one item",
        "maximum": "Select one item"
      }
    },
    "productType": {
      "type": "integer",
      "title": "Product",
      "description": "An id of the PRODUCT_TYPE list.",
      "minimum": 1,
      "maximum": 2147483647,
      "x-messages": {
        "required": "Select one item",
        "minimum": "Select one item",
        "maximum": "Select one item"
      }
    },
    "agreement": {
      "type": "boolean",
      "title": "I agree that the service is not related to adult or erotic content, lotteries or gambling, betting tips, donations or loan services.",
      "const": true,
      "x-messages": {
        "required": "Please agree to continue.",
        "const": "Please agree to continue."
      }
    }
  }
}

export const validators = {}
validators["-71ff5921"] = validate20;
const schema31 = {"type":"object","title":"Create Project","additionalProperties":false,"required":["name","description","projectType","productType","agreement"],"properties":{"name":{"type":"string","x-trim":true,"title":"Project name","minLength":6,"maxLength":25,"pattern":"^[A-Za-z0-9.\\-](?:[A-Za-z0-9.\\- ]*[A-Za-z0-9.\\-])?$","x-messages":{"required":"Required.","minLength":"Project name must contain between 6-25 valid characters, which include A-z, 0-9, '.', '-', and 'space'.","maxLength":"Project name must contain between 6-25 valid characters, which include A-z, 0-9, '.', '-', and 'space'.","pattern":"Project name must contain between 6-25 valid characters, which include A-z, 0-9, '.', '-', and 'space'."}},"description":{"type":"string","title":"Description","minLength":1,"maxLength":2000,"format":"plain-text","pattern":"^(?:|[\\s\\S]*\\S[\\s\\S]*)$","x-messages":{"required":"Required.","pattern":"Required.","minLength":"Minimum length required is 1 and maximum 2000 characters","maxLength":"Minimum length required is 1 and maximum 2000 characters","format":"HTML tags are not allowed!"}},"projectType":{"type":"integer","title":"Project type","description":"An id of the PROJECT_TYPE list.","minimum":1,"maximum":2147483647,"x-messages":{"required":"Select one item","minimum":"Select one item","maximum":"Select one item"}},"productType":{"type":"integer","title":"Product","description":"An id of the PRODUCT_TYPE list.","minimum":1,"maximum":2147483647,"x-messages":{"required":"Select one item","minimum":"Select one item","maximum":"Select one item"}},"agreement":{"type":"boolean","title":"I agree that the service is not related to adult or erotic content, lotteries or gambling, betting tips, donations or loan services.","const":true,"x-messages":{"required":"Please agree to continue.","const":"Please agree to continue."}}},"$id":"-71ff5921"};
const func1 = ucs2length;
const pattern4 = new RegExp("^[A-Za-z0-9.\\-](?:[A-Za-z0-9.\\- ]*[A-Za-z0-9.\\-])?$", "u");
const pattern5 = new RegExp("^(?:|[\\s\\S]*\\S[\\s\\S]*)$", "u");
const formats0 = formats["plain-text"];

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="-71ff5921" */;
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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.description === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.projectType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectType"},message:"must have required property '"+"projectType"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.productType === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productType"},message:"must have required property '"+"productType"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.agreement === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agreement"},message:"must have required property '"+"agreement"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "description")) || (key0 === "projectType")) || (key0 === "productType")) || (key0 === "agreement"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 25){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 25},message:"must NOT have more than 25 characters",schema:25,parentSchema:schema31.properties.name,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data0) < 6){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters",schema:6,parentSchema:schema31.properties.name,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern4.test(data0)){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.\\-](?:[A-Za-z0-9.\\- ]*[A-Za-z0-9.\\-])?$"},message:"must match pattern \""+"^[A-Za-z0-9.\\-](?:[A-Za-z0-9.\\- ]*[A-Za-z0-9.\\-])?$"+"\"",schema:"^[A-Za-z0-9.\\-](?:[A-Za-z0-9.\\- ]*[A-Za-z0-9.\\-])?$",parentSchema:schema31.properties.name,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.name.type,parentSchema:schema31.properties.name,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema31.properties.description,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data1) < 1){
const err11 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.description,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern5.test(data1)){
const err12 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^(?:|[\\s\\S]*\\S[\\s\\S]*)$"},message:"must match pattern \""+"^(?:|[\\s\\S]*\\S[\\s\\S]*)$"+"\"",schema:"^(?:|[\\s\\S]*\\S[\\s\\S]*)$",parentSchema:schema31.properties.description,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats0(data1))){
const err13 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.description,data:data1};
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
const err14 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.description.type,parentSchema:schema31.properties.description,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.projectType !== undefined){
let data2 = data.projectType;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err15 = {instancePath:instancePath+"/projectType",schemaPath:"#/properties/projectType/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.projectType.type,parentSchema:schema31.properties.projectType,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
const err16 = {instancePath:instancePath+"/projectType",schemaPath:"#/properties/projectType/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema31.properties.projectType,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err17 = {instancePath:instancePath+"/projectType",schemaPath:"#/properties/projectType/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema31.properties.projectType,data:data2};
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
if(data.productType !== undefined){
let data3 = data.productType;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err18 = {instancePath:instancePath+"/productType",schemaPath:"#/properties/productType/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.productType.type,parentSchema:schema31.properties.productType,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
const err19 = {instancePath:instancePath+"/productType",schemaPath:"#/properties/productType/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema31.properties.productType,data:data3};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err20 = {instancePath:instancePath+"/productType",schemaPath:"#/properties/productType/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema31.properties.productType,data:data3};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.agreement !== undefined){
let data4 = data.agreement;
if(typeof data4 !== "boolean"){
const err21 = {instancePath:instancePath+"/agreement",schemaPath:"#/properties/agreement/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema31.properties.agreement.type,parentSchema:schema31.properties.agreement,data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(true !== data4){
const err22 = {instancePath:instancePath+"/agreement",schemaPath:"#/properties/agreement/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant",schema:true,parentSchema:schema31.properties.agreement,data:data4};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
